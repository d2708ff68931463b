import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { STATUS_BAGIAN, tampilanBagian, type StatusBagian } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { StatusChip } from './StatusChip.tsx'
import { AppLink } from '../layout/AppLink.tsx'

const ListAnswer = styled('ol')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.background.paper,
  'overflow': 'hidden',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    'display': 'flex',
    'flexWrap': 'wrap',
    'alignItems': 'center',
    'gap': '4px 16px',
    'padding': '14px 20px',
    'color': 'inherit',
    'textDecoration': 'none',
    '&:hover strong': { textDecoration: 'underline' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& a > span:first-of-type': { flex: '1 1 240px', minWidth: 0 },
  '& li[data-berikut] a': {
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& strong': { fontWeight: 650, color: theme.vars.palette.primary.main },
}))
const Bar = styled('div')(({ theme }) => ({
  'height': 8,
  'borderRadius': 4,
  'overflow': 'hidden',
  'margin': '8px 0 20px',
  'backgroundColor': theme.vars.palette.divider,
  '& > div': {
    height: '100%',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
    transition: 'width 240ms',
  },
}))

/** One bagian of the dosir. */
export interface Task {
  key: string
  title: string
  to: string
  status: StatusBagian
  /** The verifikator's catatan (red); with status N it means 'Perlu diperbaiki'. */
  remark?: string | null
  /** Records so far; with status N some mean 'Belum lengkap'. */
  count?: number
  description?: string
}

interface TaskListProps {
  tasks: readonly Task[]
  title?: string
  /** Key of the one to do next, as the server says; null for none. Without it the first that is not complete. */
  first?: string | null | undefined
}

/** The bagian of the dosir with their statuses: 'x dari 7 bagian lengkap', the next one marked. Complete = V or A. */
export function TaskList({ tasks, title, first }: TaskListProps) {
  const complete = tasks.filter((t) => t.status === 'V' || t.status === 'A').length
  const next =
    first === undefined ? tasks.find((t) => t.status === 'N' || t.status === 'E')?.key : first
  const text = ui.tugas.lengkap(complete, tasks.length)
  return (
    <section>
      {title && <Typography variant="h2">{title}</Typography>}
      <Typography color="text.secondary">{text}</Typography>
      <Bar aria-hidden>
        <div style={{ width: `${tasks.length ? (complete / tasks.length) * 100 : 0}%` }} />
      </Bar>
      <ListAnswer>
        {tasks.map((t) => (
          <li key={t.key} data-berikut={t.key === next ? '' : undefined}>
            <AppLink to={t.to}>
              <span>
                <strong>{t.title}</strong>
                {t.key === next && (
                  <Typography component="span" variant="caption" color="text.secondary">
                    {' · '}
                    {ui.tugas.berikutnya}
                  </Typography>
                )}
                {t.description && (
                  <Typography
                    component="span"
                    variant="caption"
                    color="text.secondary"
                    display="block"
                  >
                    {t.description}
                  </Typography>
                )}
                {t.remark && (
                  <Typography component="span" color="error" display="block" whiteSpace="pre-line">
                    {t.remark}
                  </Typography>
                )}
              </span>
              <StatusChip
                list={STATUS_BAGIAN}
                kode={t.status}
                text={tampilanBagian(t.status, t.remark, t.count).teks}
              />
            </AppLink>
          </li>
        ))}
      </ListAnswer>
    </section>
  )
}
