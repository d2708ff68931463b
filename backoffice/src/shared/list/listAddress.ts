import { createContext, useContext } from 'react'
import { useResourceContext, useResourceDefinition, useStore, type Identifier } from 'react-admin'

/** Where a list stands whose address is not its resource's: `/rup/paket/penyedia` shows `rup/paket`. */
export const ListAddress = createContext<string | undefined>(undefined)

/** A list from which no record is added, changed or deleted, whatever its resource allows elsewhere. */
export const ReadOnlyList = createContext(false)

/** Address of the list that is shown; its dialogs stand below it: `/create`, `/12`, `/12/show`. */
export function useListAddress(): string {
  const resource = useResourceContext()
  return useContext(ListAddress) ?? `/${resource}`
}

/** The list below a dialog, by the dialog's address. */
export const listOf = (pathname: string): string =>
  pathname.replace(/\/(?:create|impor|\d+)(?:\/.*)?$/, '')

/** Link to a list that is filtered, as react-admin reads it from the address. */
export const listLink = (
  address: string,
  filter: Readonly<Record<string, string | number>>
): string => `${address}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Where react-admin keeps filters, order and page of the list that stands at `address`, also behind a dialog. */
export const listKey = (resource: string | undefined, address: string | undefined): string =>
  address ?? `${resource}.listParams`

export const useListKey = (): string => listKey(useResourceContext(), useContext(ListAddress))

/** What the list below a dialog is filtered by. */
export const useListFilter = <T extends object>(): Partial<T> =>
  useStore<{ filter?: Partial<T> }>(useListKey(), {})[0].filter ?? {}

/** A click on a row opens its record over the list: to read it where that is declared, else to change it. */
export function useRowClick(): false | ((id: Identifier) => string) {
  const address = useListAddress()
  const { hasShow, hasEdit } = useResourceDefinition()
  if (!hasShow && !hasEdit) return false
  return (id) => `${address}/${id}${hasShow ? '/show' : ''}`
}
