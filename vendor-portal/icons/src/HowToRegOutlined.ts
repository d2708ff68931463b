import { mdiAccountCheckOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('HowToRegOutlined', mdiAccountCheckOutline)
