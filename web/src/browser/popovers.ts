/** Whether the browser knows popovers: Safari since 17, Chrome since 114, Firefox since 125. */
export const popovers = typeof HTMLElement !== "undefined" && "showPopover" in HTMLElement.prototype;
