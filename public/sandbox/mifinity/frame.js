// Tells the page around the sandbox's MiFinity frame how the payment ended.
const { outcome } = document.querySelector('[data-outcome]')?.dataset ?? {};
if (outcome && window.parent !== window) window.parent.postMessage({ mifinity: outcome }, location.origin);
