/** What an empty date box holds (specification, section 5); it is sent as null. `datePartly`: some of it is typed. */
export const datePlaceholder = 'yyyy-mm-dd';
export const datePartly = 'partly';
