import { mdiHandshakeOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('HandshakeOutlined', mdiHandshakeOutline)
