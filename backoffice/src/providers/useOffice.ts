import { useDataProvider } from 'react-admin'
import type { OfficeProvider } from './dataProvider.ts'

/** react-admin's data provider with the verbs of this product: `useOffice().terbitkan(paketId)`. */
export const useOffice = (): OfficeProvider => useDataProvider<OfficeProvider>()
