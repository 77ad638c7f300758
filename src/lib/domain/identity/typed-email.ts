/** What an address looks like, to forms and requests alike. Linear in the input's length: no repetition of a repetition. */
export const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/;
