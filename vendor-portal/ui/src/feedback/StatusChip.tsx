import { styled } from '@mui/material/styles'
import { teksPilihan, warnaPilihan, type Pilihan } from '@eproc/domain/common/choices'
import type { ColorName } from '../theme/theme.ts'

const Chip = styled('span', { shouldForwardProp: (p) => p !== 'color' })<{ color: ColorName }>(({
  theme,
  color,
}) => {
  const w = theme.vars.palette.status[color]
  return {
    'display': 'inline-flex',
    'alignItems': 'center',
    'gap': 6,
    'padding': '2px 10px 2px 8px',
    'borderRadius': 6,
    'border': `1px solid ${w.garis}`,
    'backgroundColor': w.latar,
    'color': w.teks,
    'fontSize': '0.8125rem',
    'fontWeight': 650,
    'lineHeight': '20px',
    'whiteSpace': 'nowrap',
    'maxWidth': '100%',
    '& > b': { width: 7, height: 7, borderRadius: 4, backgroundColor: w.teks, flex: 'none' },
  }
})

type Content =
  | { list: readonly Pilihan[]; kode: string | null | undefined; text?: string }
  | { color: ColorName; text: string }

/**
 * Status chip: always a word with its colour. `list` + `kode` from @eproc/domain/common/choices
 * (`<StatusChip list={STATUS_REKANAN} kode={status} />`), or `color` + `text` themselves.
 */
export function StatusChip(content: Content) {
  const color = 'color' in content ? content.color : warnaPilihan(content.list, content.kode)
  const text = content.text ?? ('kode' in content ? teksPilihan(content.list, content.kode) : '')
  if (!text) return null
  return (
    <Chip color={color}>
      <b aria-hidden />
      {text}
    </Chip>
  )
}
