/**
 * The header with which a read asks for the answer as of another instant (ISO 8601). A back end that knows it repeats
 * it in its answer; any other ignores it and answers as of now.
 */
export const AS_OF = "x-as-of";
