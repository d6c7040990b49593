// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** What can be gone through or passed by, in the order in which it is done. */
export const setupSteps = ['look', 'menu', 'tables', 'team', 'order', 'print'] as const;
export type SetupStep = (typeof setupSteps)[number];
/** Those of the guided set-up: printing comes after paying. */
export const guidedSteps = ['look', 'menu', 'tables', 'team', 'order'] as const satisfies SetupStep[];
export type GuidedStep = (typeof guidedSteps)[number];

/** The kitchens that there is a menu to begin with for. */
export const kitchens = ['boteco', 'pizzaria', 'cafe', 'japones', 'churrascaria', 'marmitaria'] as const;
export type Kitchen = (typeof kitchens)[number];

/** As much as may be made before anything is paid; a house that has paid goes by its plan. */
export const unpaidMost = { products: 300, tables: 60, staff: 5 };
export const mostTables = 200;
/** Of a list that is pasted. */
export const mostPasted = 300;
/** Of its text: more is not read, and said to be too much. */
export const mostListCharacters = 30_000;
export const mostChoices = 12;
/** Codes that are shown at once. */
export const shownCodes = 6;
