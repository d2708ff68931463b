import { mdiCity } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ApartmentOutlined', mdiCity)
