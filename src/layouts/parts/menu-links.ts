/** A link to a part of the page that is already open loads no page: the menu around it has to close by itself. */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[popover] a[href*="#"]') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
