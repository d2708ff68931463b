/**
 * The words of generated passphrases (sealing.md §2): 6⁴ short Indonesian words, none with only a letter more than another
 * where that could be helped. Six of them, drawn by the browser's generator, are 62 bits.
 */
export const WORDS: readonly string[] = `
  abadi abjad acara adat adik adil agama agung ahli ajaib ajak akar akhir aksara aktif alam alas alat album alis
  alun aman amat ambil amplop anak aneka anggrek anggur angin angka angklung angsa antar antik apel apik arah
  arang arena arsip artis arus asah asam asap asin asli asri asuh atap atas atlet atur awal awan ayah ayam ayun
  baca badai badak badan bagus bahan bahasa bahu baik baja baju bakar bakat baki bakmi bakso bakti balai balap
  balas balik balok bambu ban bangau bangga bangku bangun bantal banteng bantu banyak bapak bara baris baru
  basah batang batas batik batu bawah bawang bayam bayang bayi bebas bebek becak bedak beduk bekal beku belah
  belajar belakang belanja belas beli belok belut benang benar benda benih bening bensin bentang bentuk berani
  beras berita berkah bersih besar besi besok betah beton biasa bijak biji bilah bilik bina bintang biola biru
  bisa bisik bobot bola bolu boneka botol buah buaya bubur budaya bugar buka bukit bukti buku bulan bulat bulu
  bumbu bumi bundar bunga bungkus buruh burung busana busur butir cabai cabang cahaya cair cakap cakar calon
  camar campur canda candi cangkir cantik cap capung cara cari catat catur cawan cekatan celah celana cendana
  cendol cengkih cepat cerah cerdas cerek ceria cerita cermat cermin cicak cikal cincin cinta cipta citra coba
  cocok coklat contoh corak cuaca cubit cucu cukup cumi cuti dadu daerah daging dagu dahan dahi dahulu dalam
  damai dana dandan dapat dapur darat dari dasar dasi data daun daya debat debu dekat delapan delima demam
  dengar denting depan derap deras desa detak detik dewan dewasa dialog didih dinas dinding dingin dipan diri
  disiplin doa dokter domba dompet dongeng dorong duduk duga duku dulang dunia durian duta duyung ekor elang
  elok emas embun empat empuk enak enam encer engsel erat esok fajar fakta famili fasih film filsafat fisik
  fokus foto gabung gabus gading gadis gagah gagak gajah galah galeri gambar gambir gamelan ganda ganjil gantang
  ganti gapura garam garasi garis garpu garuda gasing gatal gaun gawang gaya gayung gedung gelang gelap gelar
  gelas geli gema gembira gempa gendang genggam genteng gerak gerbang gerimis gerobak gesek getar giat gigi
  giling ginjal girang gitar golok gotong goyang grafik gua gubuk gula gulung guntur gunung gurau gurih gurita
  guru gusi habis hadap hadiah hadir hafal hakim halaman halus hambar hangat hanyut hapus harap hari harmoni
  harta harum hasil hati haus hebat helai hemat hening heran hias hibur hidang hidung hidup hijau hikmah hilir
  hitam hitung hobi hormat hotel hujan hulu humor huruf hutan ibu ijuk ikan ikat ikhlas iklan iklim ikut ilmu
  imbang impian indah induk ingat ingin intan inti irama iring iris isi istana jadi jadwal jaga jagung jahe
  jahit jajar jaket jala jalur jam jambu jamur jangkar janji jantung jarak jarang jari jarum jas jati jatuh jauh
  jawab jaya jejak jelas jelita jembatan jempol jendela jenis jeram jernih jeruk jinak jingga jodoh joget jual
  juang juara jubah judul juga jujur julang jumlah jumpa jumput juri jurus juta kabar kabel kabin kabut kaca
  kader kado kagum kain kait kaji kakak kakao kaki kaktus kala kaldu kaleng kali kalung kamar kambing kamera
  kampung kamus kanan kancil kandang kangkung kantin kantong kantor kapal kapas kapur karang karate karcis
  kardus karet karib karung karya kasih kasur kata katun kawan kawat kaya kayu kebaya kebun kecil kedai kedelai
  kejar keju kelapa kelas keledai kelereng keliling kelinci kelok keluarga kemah kemarau kembali kembang kemeja
  kenal kenang kencang kendi kental kenyang kepala kepiting kera kerbau kering keris kerja kertas kesan ketan
  ketapel ketik ketuk khas kiat kijang kikir kilang kilat kincir kios kipas kiri kisah kismis kita klasik
  kliring koala kokoh kolam koleksi kolom kompas kompor koper kopi koral koran kota kuali kuat kubis kubus kuda
  kue kuil kuku kuliah kulit kumbang kumpul kunang kuning kunyit kupu kura kurma kursi kurus kuskus kutub lada
  lagu lahan lahir laju lalat lama lambat lampau lampion lampu lancar landai langit langkah langsat lantai
  lantang lapang lapis lari larut laskar latar latih lauk laut lawan layang layar lebah lebar lebat leci lega
  leher lekas lekuk lemari lembah lembar lembut lempar lengan lengkap lengkung lentera lentur lepas lereng
  lesung letak lewat lezat lidah lidi lihat lilin lima lincah lindung lingkar lintas lipat listrik logam lokal
  lolos lomba loncat lontar losmen luar luas lubang lucu luhur lukis lulus lumba lumbung lumpur lumut lunas
  lurus lusin lutut madu maestro magang mahir main maju makan makin makmur makna malam mampir mandi mangga
  manggis mangkuk manik manis mantap mapan marak marga martabak masa masuk mata mawar mega meja melati melodi
  melon memang menang menara mendung mentari mentega menteri merah merak merdeka merdu meriah mesin mesra meter
  mewah milik mimpi minat minggu minum minyak mirip misteri mobil modal model mohon monyet motor muara muda
  mujair muka mula mulia mulus muncul mungil murah murai murid murni musik musim mutiara mutu naga naik nakhoda
  nama nampan nanas nangka nasi naskah nelayan nenek neraca niaga niat nikmat nila nirmala nomor nonton nota
  nuansa nuri nusa nyala nyaman nyanyi nyaring nyata nyiur obat obor obrol olah oles ombak omong onde ongkos
  orang orkes otak otot oval pabrik pacar pacu pada padi padu pagar pagi paham pahat pahit pajak pakai pakar
  paket paku palang palem palu panah panas pandai pandan pandu panen pangan panggil pangkal panjang pantai
  pantun papan papaya para pari parkir paruh pasang pasar pasir pasti patung paus payung pecah pedas pedati
  pegang pekan pelan pelaut pelepah pelita peluk pena pendek pendopo pensil pentas penuh penyu perahu perak
  peran perdana perisai perkutut permai permata perunggu pesan pesawat pesisir pesona pesta petak petani peti
  pijar pikir pilar pilih pilot pinang pindah pinggir pintar pintu pinus pipa pipi piring pisang pisau pohon
  pola polos pondok pos potong potret prakarsa prima puas pucuk puisi pukat pulang pulau puncak punggung pupuk
  pura purnama pusaka pusat putar putih putra putri racik radio raga rahasia raih rajin rajut rakit rakyat ramah
  ramai rambut rampung rancang rangkai rantai ranting rapat rapi rasa rasi rata ratus rawa raya rebab rebung
  rebus reda redup rejeki rekam rekan rekat rela remaja rempah rencana renda renung resep resmi restu retak riak
  riang rias ribu rimba rimbun rindang rindu ringan ringkas rintik risalah ritme roda roket rotan roti ruang
  rubah rujak rukun rumah rumput rumus runding rupa rusa rutin saat sabar sabtu sabuk sabun sahabat sajak saji
  saku salak salam salju salur sama sambal sambut samping sampul sandal sandar sangat sanggar santai santan
  santun sapa sapi sapu saran sarat sari sarung sasar satu saudara sawah sawit sawo sayap sayur sebar sedap
  segar segera sehat sejak sejuk sekolah selada selam selang selat seledri selera selimut semangat semangka
  sembilan semen semi sempit semut senam senang senar sendok seni senja senter senyum sepatu sepeda serai serasi
  serat serbuk seri serta seruling setia setuju siaga siang siap sibuk sigap sikap sikat siku silat simpan
  simpul sinar singa singgah singkat sirih sirup sisir siswa situs skala soal sopan sore soto suara suasana
  subuh subur sudut suhu suka sukses suku sulam suling sumber sumbu sumur sungai sunyi supir surat surau surga
  surya susu sutra swara syair syukur taat tabah tabuh tadi tajam takar taksi taktik talas tali taman tamasya
  tambah tambur tampak tamu tanah tanam tanda tangan tangga tangguh tangkai tanjung tanya tapak tari taruh tata
  tawa tebal tebing tebu tegak tegap teguh tekad tekun telaga telinga teluk telur teman tembaga tembok tempat
  tempe tempuh tenaga tenang tengah tentu tenun tepat tepi tepung terang teras terbang teri terjun terompet
  terong tetap tiang tiba tidur tiga tikar timba timur tinggi tinta tirai titik titip tokoh tomat tombol topan
  topeng topi toples tradisi tugu tujuh tukang tukar tulang tulis tulus tumbuh tumpang tumpuk tunas tunggal
  tuntas tupai turun tutup uang ubah ubi ucap udang udara ujung ukir ukur ulang ular ulas ulat ulung umbi umum
  umur undang undur unggul ungu unik unta untung upaya urai urut usaha usia usul usung
`
  .trim()
  .split(/\s+/)
