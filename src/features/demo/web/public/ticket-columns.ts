/** Wide enough on a large screen that the evening's tickets fill the wall beside the phone. */
export const ticketColumns = 'columns-[14rem] gap-4 xl:columns-[18rem]';
