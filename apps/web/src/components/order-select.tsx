import { Select } from './select.tsx'

type Order<Sort> = { sort: Sort; direction: 'ascending' | 'descending' }

/** The order of a list, chosen by its name. */
export function OrderSelect<Sort extends string>(props: {
  order: Order<Sort>
  onChange: (order: Order<Sort>) => void
  items: readonly (Readonly<Order<Sort>> & { readonly label: string })[]
  className: string
}) {
  const { order, items } = props
  const choices = items.map(({ label }, index) => ({ value: String(index), label }))
  const chosen = items.findIndex(
    ({ sort, direction }) => sort === order.sort && direction === order.direction,
  )
  return (
    <Select
      label="Order"
      isLabelHidden
      className={props.className}
      value={chosen < 0 ? null : String(chosen)}
      onChange={(value) => {
        const item = items[Number(value)]
        if (item) props.onChange({ sort: item.sort, direction: item.direction })
      }}
      items={choices}
    />
  )
}
