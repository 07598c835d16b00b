/* What an element is worth, as Wine's UI Automation asks for other properties of patterns:
 * prepare.sh puts it among them. */

case UIA_ValueValuePropertyId:
{
    BSTR text = NULL;

    hr = IValueProvider_get_Value((IValueProvider *)pattern_prov, &text);
    if (SUCCEEDED(hr) && text)
    {
        V_VT(ret_val) = VT_BSTR;
        V_BSTR(ret_val) = text;
    }
    break;
}

case UIA_RangeValueValuePropertyId:
{
    double number = 0;

    hr = IRangeValueProvider_get_Value((IRangeValueProvider *)pattern_prov, &number);
    if (SUCCEEDED(hr))
    {
        V_VT(ret_val) = VT_R8;
        V_R8(ret_val) = number;
    }
    break;
}

case UIA_ToggleToggleStatePropertyId:
{
    enum ToggleState state = 0;

    hr = IToggleProvider_get_ToggleState((IToggleProvider *)pattern_prov, &state);
    if (SUCCEEDED(hr))
        variant_init_i4(ret_val, state);
    break;
}

case UIA_SelectionItemIsSelectedPropertyId:
{
    BOOL selected = FALSE;

    hr = ISelectionItemProvider_get_IsSelected((ISelectionItemProvider *)pattern_prov, &selected);
    if (SUCCEEDED(hr))
        variant_init_bool(ret_val, selected);
    break;
}
