/** Every page of the portal in dark colours. */
import { everyPage } from './every_page.ts'

everyPage('dark')
