import Calendar from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { bacaHari, rapikanHari, tulisHari } from '@eproc/domain/common/isian_hari'
import { hariSah, tanggal, tanggalPanjang } from '@eproc/domain/common/format'
import { hariLayar as words } from '@eproc/i18n/id/hari'
import { FieldFooter } from '../fields/FormText.tsx'
import { lazyPart } from '../layout/lazy_part.ts'
import { OptionalPart } from '../layout/OptionalPart.tsx'

const CalendarPopover = lazyPart(() => import('./CalendarPopover.tsx'))

export interface DayFieldProps {
  label: string
  /** `yyyy-MM-dd`, '', or what was typed while it is no day: rules refuse it, nothing typed is lost. */
  value: string
  onChange: (value: string) => void
  /** Only whole days are told, '' while there is none: for filters, which no rule checks. */
  onlyDays?: boolean
  /** Limits, `yyyy-MM-dd`. */
  min?: string | undefined
  max?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  /** In a table: the label is read out only, messages stand elsewhere. */
  compact?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  id?: string
  name?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** What is wrong with the value itself; undefined where the form's rules have the word. */
function flaw(value: string, text: string, min?: string, max?: string): string | undefined {
  if (text.trim() === '') return undefined
  if (!hariSah(value)) return words.tidakAda
  if (min && value < min) return words.palingAwal(tanggal(min))
  if (max && value > max) return words.palingAkhir(tanggal(max))
  return undefined
}

/** What stands in the box, and what is wrong with it; what was typed stays as it was typed. */
function useTyped(p: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const read = (text: string) => bacaHari(text) ?? (p.onlyDays ? '' : text)
  const text = typed !== null && read(typed) === p.value ? typed : tulisHari(p.value)
  const own = flaw(read(text), text, p.min, p.max)
  return {
    text,
    error: (left || p.error ? own : undefined) ?? p.error,
    type(next: string) {
      setTyped(next)
      setLeft(false)
      p.onChange(read(next))
    },
    pick(day: string) {
      setTyped(null)
      setLeft(false)
      p.onChange(day)
    },
    leave() {
      setLeft(true)
      if (bacaHari(text) !== null) setTyped(null)
      p.onBlur?.()
    },
  }
}

/**
 * A day, typed (dd/MM/yyyy, '17 Agustus 2026') or picked from a calendar in Indonesian, the same in every browser and
 * device language. One line of text, so that it stands at once; the calendar is loaded when it is opened.
 */
export function DayField(p: DayFieldProps) {
  const { text, error, type, pick, leave } = useTyped(p)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const full = hariSah(p.value) ? tanggalPanjang(p.value) : undefined
  const fixed = p.disabled === true || p.readOnly === true
  const invalid = error !== undefined || p.invalid === true
  const named = p.compact ? { 'aria-label': p.label } : {}
  const described = p.describedBy ? { 'aria-describedby': p.describedBy } : {}
  return (
    <>
      <TextField
        {...(p.compact ? {} : { label: p.label })}
        {...(p.id ? { id: p.id } : {})}
        {...(p.name ? { name: p.name } : {})}
        ref={box}
        value={text}
        onChange={(e) => type(rapikanHari(e.target.value, text))}
        onKeyDown={(e) => {
          if (e.altKey && e.key === 'ArrowDown' && !fixed) setOpen(true)
        }}
        onBlur={leave}
        inputRef={p.inputRef}
        placeholder={words.contoh}
        autoComplete="off"
        required={p.required === true}
        disabled={p.disabled === true}
        error={invalid}
        helperText={
          p.compact ? (
            error
          ) : (
            <FieldFooter
              errors={error}
              hint={[full, p.hint].filter(Boolean).join(' · ') || undefined}
            />
          )
        }
        slotProps={{
          formHelperText: { component: 'div' },
          htmlInput: { readOnly: p.readOnly === true, maxLength: 30, ...named, ...described },
          input: {
            endAdornment: !fixed && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={words.kalender(p.label)}
                  aria-haspopup="dialog"
                  onClick={() => setOpen(true)}
                >
                  <Calendar fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {open && (
        <OptionalPart fallback={null}>
          <CalendarPopover
            anchor={() => box.current!}
            label={p.label}
            value={hariSah(p.value) ? p.value : null}
            min={p.min}
            max={p.max}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </OptionalPart>
      )}
    </>
  )
}
