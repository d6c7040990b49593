/** Two cards side by side on a phone, as many as fit elsewhere. */
export const floorClass = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]';
