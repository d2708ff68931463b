import { mdiArchiveOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Inventory2Outlined', mdiArchiveOutline)
