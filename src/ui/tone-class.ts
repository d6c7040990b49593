export type Tone = 'yellow' | 'blue' | 'green' | 'red' | 'gray';

export const toneClass: Record<Tone, string> = {
  yellow: 'bg-yellow-tint text-yellow',
  blue: 'bg-blue-tint text-blue',
  green: 'bg-green-tint text-green',
  red: 'bg-red-tint text-red',
  gray: 'bg-gray-tint text-gray',
};
