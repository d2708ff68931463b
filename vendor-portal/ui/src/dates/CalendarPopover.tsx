import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { DateTime } from 'luxon'
import { keHari } from '@eproc/domain/common/format'
import { hariLayar as words } from '@eproc/i18n/id/hari'
import { umum } from '@eproc/i18n/id/umum'
import { clockNow } from '../api/time.ts'

const ZONE = 'Asia/Jakarta'
const WORDS = {
  previousMonth: words.bulanLalu,
  nextMonth: words.bulanDepan,
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? words.keTanggal : words.keTahun,
}
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2099-12-31'

/** What the calendar marks as today is the server's today; the adapter itself asks the device. */
class ServerClockAdapter extends AdapterLuxon {
  constructor(...options: ConstructorParameters<typeof AdapterLuxon>) {
    super(...options)
    const { date } = this
    this.date = (value, timezone) =>
      date(
        value === undefined ? (new Date(clockNow()).toISOString() as typeof value) : value,
        timezone
      )
  }
}

const at = (day: string) => DateTime.fromISO(day, { zone: ZONE })

export interface CalendarPopoverProps {
  anchor: () => HTMLElement
  label: string
  /** `yyyy-MM-dd` */
  value: string | null
  min: string | undefined
  max: string | undefined
  onPick: (day: string) => void
  onClose: () => void
}

/** The calendar of a day's field: months and weekdays in Indonesian, days of Jakarta. */
export default function CalendarPopover(p: CalendarPopoverProps) {
  const pick = (day: string) => {
    p.onPick(day)
    p.onClose()
  }
  const today = keHari(clockNow())!
  const min = p.min ?? FIRST_DAY
  const max = p.max ?? LAST_DAY
  const start = today < min ? min : today > max ? max : today
  return (
    <Popover
      open
      anchorEl={p.anchor}
      onClose={p.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          'role': 'dialog',
          'aria-label': words.kalender(p.label),
          'sx': { border: 1, borderColor: 'divider', boxShadow: 4 },
        },
      }}
    >
      <LocalizationProvider dateAdapter={ServerClockAdapter} adapterLocale="id" localeText={WORDS}>
        <DateCalendar
          autoFocus
          timezone={ZONE}
          value={p.value ? at(p.value) : null}
          referenceDate={at(start)}
          minDate={at(min)}
          maxDate={at(max)}
          dayOfWeekFormatter={(day) => umum.waktu.hari[day.weekday % 7]!.slice(0, 3)}
          onChange={(day, state) => {
            const chosen = day?.toISODate()
            if (state === 'finish' && chosen) pick(chosen)
          }}
        />
      </LocalizationProvider>
      <div style={{ display: 'flex', justifyContent: 'space-between', padding: '0 16px 12px' }}>
        <Button size="small" disabled={start !== today} onClick={() => pick(today)}>
          {words.hariIni}
        </Button>
        <Button size="small" disabled={p.value === null} onClick={() => pick('')}>
          {words.kosongkan}
        </Button>
      </div>
    </Popover>
  )
}
