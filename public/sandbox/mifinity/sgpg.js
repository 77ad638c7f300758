// The sandbox's stand-in for MiFinity's widget script: the same call, a frame of our own behind it.
window.showPaymentIframe = (containerId, { token, success, fail, complete }) => {
  const frame = document.createElement('iframe');
  frame.title = 'MiFinity';
  frame.src = `/sandbox/mifinity/frame/${encodeURIComponent(token)}`;

  const hear = (event) => {
    if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
    const { mifinity: outcome } = event.data ?? {};
    if (outcome !== 'success' && outcome !== 'fail') return;
    window.removeEventListener('message', hear);
    const tell = outcome === 'success' ? success : fail;
    tell?.();
    complete?.();
  };
  window.addEventListener('message', hear);

  document.getElementById(containerId)?.append(frame);
  return {
    close: () => {
      window.removeEventListener('message', hear);
      frame.remove();
    },
  };
};
