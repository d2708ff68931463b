import { mdiBookmarkOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('BookmarkBorder', mdiBookmarkOutline)
