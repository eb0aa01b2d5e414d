/** A list in the order of a column; with a minus from its end: `total`, `-total`. */
export type ListOrder<Name extends string> = Name | `-${Name}`;

export function ordersOf<Name extends string>(names: readonly Name[]): ListOrder<Name>[] {
  return names.flatMap((name): ListOrder<Name>[] => [name, `-${name}`]);
}

export function columnOf<Name extends string>(order: ListOrder<Name>, names: readonly Name[]): Name | undefined {
  return names.find((name) => order === name || order === `-${name}`);
}

export function isFromEnd(order: string): boolean {
  return order.startsWith('-');
}

/** What the address of a list asks for; an order that the list does not have is as good as none. */
export function orderAsked<Order extends string>(params: URLSearchParams, orders: readonly Order[]): Order | undefined {
  const asked = params.get('sort');
  return orders.find((order) => order === asked);
}
