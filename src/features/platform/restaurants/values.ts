// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** How a restaurant stands with the service, by which the list of all of them is narrowed. */
export const standings = ['subscribed', 'past_due', 'unsubscribed', 'inactive'] as const;
export type RestaurantStanding = (typeof standings)[number];

export const restaurantSorts = ['joined', 'name'] as const;
export type RestaurantSort = (typeof restaurantSorts)[number];

/** Of a restaurant's payments its page shows the latest, as many. */
export const shownPayments = 24;
