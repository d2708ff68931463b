import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { bagianDosir, bagianUntuk, type BagianKey } from '@eproc/domain/dosir/bagian'
import { STATUS_BAGIAN, tampilanBagian } from '@eproc/domain/common/choices'
import { tanggalPanjang } from '@eproc/domain/common/format'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { addressOf } from './record_address.ts'
import { RuangBox } from './RuangBox.tsx'
import { VersionComparison } from './VersionComparison.tsx'
import { useBagianStatus, useRekananId, useStatusDosir } from './useDosir.ts'

const Steps = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 40,
})

interface BagianDosirProps {
  bagian: BagianKey
  title: string
  description?: ReactNode
  /** Main action of the bagian, for instance an add button. */
  action?: ReactNode
  children: ReactNode
}

/**
 * Frame of the ten bagian of the dosir: title, status, the verifikator's catatan, and steps to other bagian. Until
 * the rekanan has Data Perusahaan/Pribadi, the others only show the way there.
 */
export function BagianDosir({
  bagian: key,
  title,
  description,
  action,
  children,
}: BagianDosirProps) {
  const id = useRekananId()
  const { remark, versiBerlaku } = useBagianStatus(key) ?? {}
  const bagian = bagianDosir(key)
  const first = bagianUntuk(bagian.jenis)[0]!
  if (id === null && first.kunci !== key) {
    const perusahaan = bagian.jenis === 'V'
    return (
      <>
        <PageTitle title={title} />
        <EmptyState
          title={perusahaan ? t.perusahaanDulu : t.pribadiDulu}
          actions={
            <Button variant="contained" component={AppLink} to={first.path}>
              {perusahaan ? t.toDataPerusahaan : t.toDataPribadi}
            </Button>
          }
        />
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={title}
        description={
          <>
            <BagianChip bagian={key} />
            {versiBerlaku && (
              <div style={{ marginTop: 8 }}>
                {t.versiBerlaku(tanggalPanjang(versiBerlaku.pada))}
              </div>
            )}
            {description && <div style={{ marginTop: 8 }}>{description}</div>}
          </>
        }
        actions={action}
      />
      <RuangBox />
      {remark && (
        <div style={{ marginBottom: 24 }}>
          <MessageBox tone="error" title={t.remarkContent}>
            <span style={{ whiteSpace: 'pre-line' }}>{remark}</span>
          </MessageBox>
        </div>
      )}
      {versiBerlaku && <VersionComparison bagian={key} />}
      {children}
      <OtherSteps bagian={key} />
    </>
  )
}

/** Says nothing before the server has: 'Belum diinput' would be untrue of most. */
function BagianChip({ bagian }: { bagian: BagianKey }) {
  const { isPending } = useStatusDosir()
  const state = useBagianStatus(bagian)
  if (isPending) return <Skeleton variant="rounded" width={140} height={26} aria-hidden />
  if (!state) return null
  const { status, remark, jumlah } = state
  return (
    <StatusChip
      list={STATUS_BAGIAN}
      kode={status}
      text={tampilanBagian(status, remark, jumlah).teks}
    />
  )
}

function OtherSteps({ bagian: key }: { bagian: BagianKey }) {
  const all = bagianUntuk(bagianDosir(key).jenis)
  const index = all.findIndex((b) => b.kunci === key)
  const previous = all[index - 1]
  const following = all[index + 1]
  const id = useRekananId()
  const state = useBagianStatus(following?.kunci ?? key)
  return (
    <Steps aria-label={t.steps}>
      {previous ? (
        <Button component={AppLink} to={previous.path}>
          {t.previous(previous.judul)}
        </Button>
      ) : (
        <span />
      )}
      {following && (
        <Button
          component={AppLink}
          // Before the first form is saved there is nothing to add to.
          to={id === null || !state ? following.path : addressOf(following, state.jumlah)}
          variant="outlined"
        >
          {t.next(following.judul)}
        </Button>
      )}
    </Steps>
  )
}
