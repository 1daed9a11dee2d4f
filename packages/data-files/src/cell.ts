/**
 * What stands in a cell. A Date is a moment on the wall: its UTC year, month, day, hour, minute and second are what the reader of
 * the file sees, because neither Excel nor SPSS knows time zones. Whoever writes has put the local time into it.
 */
export type Cell = string | number | Date | null;
