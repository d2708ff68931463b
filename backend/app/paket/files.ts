/** Files of a package and of its schedule (S3 §2.4, decisions §6). */
import { bolehBukaJadwal, bolehBukaPaket } from '#app/paket/jadwal/boleh_buka_berkas'
import { registerFileClass } from '#core/files/file_class'

registerFileClass('paket', { boleh: bolehBukaPaket })
registerFileClass('jadwal', { boleh: bolehBukaJadwal })
