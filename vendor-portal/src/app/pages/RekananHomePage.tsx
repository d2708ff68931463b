import Typography from '@mui/material/Typography'
import { bagianUntuk, type BagianKey } from '@eproc/domain/dosir/bagian'
import { masaBlacklist } from '@eproc/domain/dosir/masa_blacklist'
import type { StatusBagianDosir, StatusDosir } from '@eproc/domain/dosir/answers'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { WholeNumbers } from '@eproc/ui/feedback/WholeNumbers.tsx'
import { TaskList } from '@eproc/ui/feedback/TaskList.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { Loaded } from '../Loaded.tsx'
import { RekananPaketList } from '../../tender/paket/RekananPaketList.tsx'
import { DosirOverview } from '../../dosir/DosirOverview.tsx'
import { RuangBox } from '../../dosir/RuangBox.tsx'
import { useRekananId, useStatusDosir } from '../../dosir/useDosir.ts'

const t = dosirLayar.home

const INTROS: Record<string, string> = {
  N: t.introN,
  V: t.introV,
  A: t.introA,
  E: t.introE,
}

/**
 * A rekanan's home: the list of paket once the status is neither N nor V (S1 §2.8); before that the state of the
 * registration, the catatan of the procurement unit, and the bagian to do next.
 */
export default function RekananHomePage() {
  const id = useRekananId()
  const { rekanan } = useSession()
  const query = useStatusDosir()
  const { data } = query
  /* The session knows the status at once; the dossier's answer follows. */
  const status = data?.status ?? rekanan?.status ?? 'N'
  /* An active dossier is spoken of while something in it is to be done, waits, or ends soon. */
  const todo =
    data !== undefined &&
    (data.ringkasan.berikutnya !== null || data.ringkasan.jumlah.menunggu > 0 || status === 'E')
  const paket = id !== null && (data ?? rekanan)?.daftarPaket === true
  return (
    <>
      <PageTitle
        title={t.title}
        description={
          data?.noRegistrasi && (
            <WholeNumbers>{`${data.nama} · ${t.nomor} ${data.noRegistrasi}`}</WholeNumbers>
          )
        }
      />
      <RuangBox />
      {data?.blacklistAktif && <BlacklistBox data={data} />}
      {paket ? (
        <>
          {/* The overview begins with what was remarked. */}
          {status !== 'A' && (
            <div style={{ marginBottom: 16, maxWidth: '72ch' }}>
              <MessageBox tone="warning">{INTROS[status] ?? t.introOther}</MessageBox>
            </div>
          )}
          {todo && data && <DosirOverview data={data} />}
          <RekananPaketList vendorId={id} />
          {todo && data && (
            <div style={{ marginTop: 40 }}>
              <BagianTasks data={data} title={t.status} />
            </div>
          )}
        </>
      ) : (
        <>
          <RegistrationStatus status={status} data={data} />
          <Loaded query={query}>
            {(loaded) => (
              <>
                <DosirOverview data={loaded} />
                <BagianTasks data={loaded} />
              </>
            )}
          </Loaded>
        </>
      )}
    </>
  )
}

/** 'Status Registrasi Rekanan' (S1 §2.8): how it stands, and that remarks wait. */
function RegistrationStatus({ status, data }: { status: string; data: StatusDosir | undefined }) {
  const remarks = data?.bagian.filter((b) => b.remark).length ?? 0
  return (
    <>
      <Typography variant="h2" gutterBottom>
        {t.status}
      </Typography>
      <div style={{ display: 'grid', gap: 12, marginBottom: 28, maxWidth: '72ch' }}>
        <div>
          <StatusChip list={STATUS_REKANAN} kode={status} />
        </div>
        <Typography>{INTROS[status] ?? t.introOther}</Typography>
        {remarks > 0 && <RemarkBox count={remarks} />}
      </div>
    </>
  )
}

/** Every bagian with its status, the one to do next marked. */
function BagianTasks({ data, title }: { data: StatusDosir; title?: string }) {
  const { pengguna } = useSession()
  const bagian = bagianUntuk(pengguna?.roles === 'person' ? 'O' : 'V')
  const stateOf = (key: BagianKey) => data.bagian.find((b) => b.kunci === key)
  return (
    <TaskList
      {...(title ? { title } : {})}
      first={data.ringkasan.berikutnya?.bagian ?? null}
      tasks={bagian.map((b) => ({
        key: b.kunci,
        title: b.judul,
        to: b.path,
        status: stateOf(b.kunci)?.status ?? 'N',
        remark: stateOf(b.kunci)?.remark ?? null,
        count: stateOf(b.kunci)?.jumlah ?? 0,
        ...missingOf(stateOf(b.kunci)),
      }))}
    />
  )
}

/** '1 of 2', where something is there but not enough. */
const missingOf = (state: StatusBagianDosir | undefined) =>
  state && state.jumlah > 0 && state.kurang > 0
    ? { description: dosirLayar.ringkasan.kurang(state.jumlah, state.kurang) }
    : {}

const RemarkBox = ({ count }: { count: number }) => (
  <MessageBox tone="error" title={t.tanggapan}>
    {t.perbaiki(count)}
  </MessageBox>
)

function BlacklistBox({ data }: { data: StatusDosir }) {
  return (
    <div style={{ marginBottom: 24 }}>
      <MessageBox tone="error" title={t.blacklist}>
        {t.blacklistContent(masaBlacklist(data.blacklistTglMulai, data.blacklistTglSelesai))}
      </MessageBox>
    </div>
  )
}
