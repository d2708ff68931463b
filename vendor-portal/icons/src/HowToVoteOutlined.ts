import { mdiVoteOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('HowToVoteOutlined', mdiVoteOutline)
