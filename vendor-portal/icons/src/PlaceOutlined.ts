import { mdiMapMarkerOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PlaceOutlined', mdiMapMarkerOutline)
