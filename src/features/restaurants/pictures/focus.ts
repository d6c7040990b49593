/** Where on a picture its dish is, in hundredths from the left and from the top. */
export type Focus = [x: number, y: number];
