/** `layouts/parts/lobby/place.ts` hands over a document whose cards will be put into the page. */
interface DocumentEventMap {
  'faceup:cards': CustomEvent<ParentNode>;
}
