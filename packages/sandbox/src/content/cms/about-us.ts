import type { CmsText } from './cms-text.ts'

export const aboutUs: CmsText = {
  en: `<h2>About {site}</h2>
<p>{site} brings slots, live casino, fishing, table games and sports together in one place, with one wallet and one set of limits that <strong>you</strong> decide.</p>
<h3>What we stand for</h3>
<ul>
  <li><strong>Clear terms.</strong> Every offer says what it costs before you take it.</li>
  <li><strong>Quick payments.</strong> Most withdrawals are checked and sent within the hour.</li>
  <li><strong>People who answer.</strong> Our team reads every message, day and night.</li>
</ul>
<h3>Who may play</h3>
<p>Only adults of 21 years or older. Government officials and employees, and anyone who is barred from gaming venues, may not open an account.</p>
<p>{site} in this sandbox is a demonstration: no real money is taken or paid.</p>`,
  local: `<h2>Tungkol sa {site}</h2>
<p>Pinagsasama ng {site} ang slots, live casino, fishing, table games at sports sa iisang lugar, may iisang wallet at mga limit na <strong>ikaw</strong> ang nagtatakda.</p>
<h3>Ang pinaninindigan namin</h3>
<ul>
  <li><strong>Malinaw na tuntunin.</strong> Sinasabi ng bawat alok ang kapalit nito bago mo kunin.</li>
  <li><strong>Mabilis na bayad.</strong> Karamihan sa mga withdrawal ay nasusuri at naipapadala sa loob ng isang oras.</li>
  <li><strong>Mga taong sumasagot.</strong> Binabasa ng aming team ang bawat mensahe, araw at gabi.</li>
</ul>
<h3>Sino ang maaaring maglaro</h3>
<p>Mga nasa hustong gulang lamang na 21 taon pataas. Hindi maaaring magbukas ng account ang mga opisyal at kawani ng gobyerno, at ang sinumang pinagbabawalang pumasok sa mga pasugalan.</p>
<p>Ang {site} sa sandbox na ito ay isang demonstrasyon: walang totoong perang kinukuha o ibinabayad.</p>`,
}
