/** Says that a part of the desk could not be shown, with a way to load it anew (DeskLayout.astro). */
document.addEventListener('faceup:broken', () => {
  const note = document.getElementById('desk-broken');
  if (note !== null) note.hidden = false;
});
