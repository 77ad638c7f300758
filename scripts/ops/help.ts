/** What `npm run ops` says of itself; a test holds every option that it names against the commands. */
export const help = `npm run ops -- <command>

  backup <folder>            copies the embedded database into a new folder, while the house plays on
  restore <folder> [--force] puts a backup in place, starts it once and proves its ledger; --force sets the present
                             database aside. The next start begins a new epoch: seeds, sessions and links of before are over
  restore --drill [<folder>] does so on a copy, of a backup or of the house as it runs, and says what it found
  epochs list                when the books were put back to an earlier moment, and what was done about it
  epochs free-payouts --by <name> --note <what was found>
                             lets payouts go that a restore without its journal holds
  events list [--from <number|day>] [--to <number|day>]
                             what happened, as systems outside are told it: a hundred, without bounds the last ones
  events export [--from <number|day>] [--to <number|day>] --format csv|parquet --to-file <file> --by <name>
                             writes it into a new file, for a warehouse
  events replay nats --from <number> --by <name>
                             puts events into NATS again that its server lost
  affiliates list            who sends players here, by which beginning of a click id, and what was agreed
  affiliates add <name> <prefix> <address> [--share <percent>] [--cpa <euros>]
                             counts players whose click id begins with the prefix to them, and tells the address of each; shows its
                             secret once. In the query {click_id}, {event}, {id}, {day}, {currency}, {amount}, {eur_cents} are filled in
  affiliates end <name>      counts and tells nothing more
  affiliates statement --affiliate <name> --month <month> [--to-file <file>]
                             what a month comes to; its rows into a new file, from which both sides can add it up
                             --by <name> says who does it
  ledger check               proves that every movement sums to zero and every balance is the sum of its postings, and names each row
                             that is not what the log of the books has of it
  log publish                signs a head of the log of the books now, beside those of each hour, and writes it into heads.jsonl
  log liabilities            signs what the house owes and holds today, as each day's first minute does where the house runs
  log list                   the newest heads, the key that they are signed with, and their time stamps
  files list                 signs a list of every file of the program as it stands, and prints the public key
  files check                holds every file against that list, as each start and each day do
  sbom check <folder>        holds the packages of the build against advisories in OSV's form, and names those that are touched
  capital held               what companies and banks hold by the books, as /fairness/liabilities shows it each day
  capital put|take <place> <currency> <amount> <reference> --by <name>
                             books what the owners put in at a company or a bank, or took out of it: once for a reference
  content list               texts that were published at the desk, from when on and by whom
  content pull               writes those in force into src/content, for a commit
  chain list <game>          the hash chains of a shared game (crash, horses) and their salts
  chain announce <game> <number> <source>
                             says which public value, not known yet, will salt a chain that was not begun
  chain salt <game> <number> <value>
                             salts it, once that value is known: its rounds can be played from then on
                             --by <name> says who does it, else the user of the operating system
  documents list             the papers that wait for a reviewer, oldest first
  documents show <id>        one of them: whose it is, and who did what with it
  documents open <id> --to <file>
                             writes it, opened, into a new file; that it was opened is noted
  documents approve <id>     decides on it; the player is told
  documents reject <id> --reason <code> [--note <text for the player>]
                             --by <name> says who does it, else the user of the operating system
  chat list                  conversations that wait for an answer
  chat show <id>             one of them in whole
  chat answer <id> <text>    answers it: a player sees it in the chat, a visitor gets it by mail
                             --by <name> says who does it, else the user of the operating system
  safer-play show <email>    a player's limits, breaks and money, and accounts that seem to be the same person's
  safer-play exclude <email> <period>
                             excludes a player who asks support for it, or makes an exclusion longer; nothing shortens one.
                             ONE_DAY, ONE_WEEK, ONE_MONTH, THREE_MONTHS, SIX_MONTHS, ONE_YEAR, FIVE_YEARS, FOREVER
                             --by <name> says who does it, else the user of the operating system
  wallets list               coins that arrived and wait for a person, and such as were credited and left the chain
  wallets show <number>      what the watcher and support did with one of them
  wallets return <number> <transaction>
                             notes that held coins went back to their sender, and by which transaction
  wallets release <number>   lets the watcher look at held coins again, after an exclusion
  wallets charge-back <number>
                             takes a credit back whose coins left the chain; what was played stands on the charge-back account
  wallets settle <number> <what was done>
                             notes what was done about ether that no transaction names (reconcile lists it); books nothing
                             --by <name> says who does it, else the user of the operating system
  deposits held              payments that arrived while their players might not pay in, and what becomes of each
  deposits returned <id> <reference> [--checked]
                             notes that one was given back by hand, at its company; --checked: the company does not do so by itself
  deposits release <id>      lets one be credited after all, after an exclusion, if nothing speaks against it any more
                             --by <name> says who does it, else the user of the operating system
  loyalty check              holds the counted points of every player against the rounds that they come from
  loyalty rebuild            counts every day anew from the rounds, by the rates kept with it
  roles make                 with DATABASE_URL: makes the roles of owner, application and reader, and shows their passwords once
  roles show                 what each of them may do; fails while the application may write
  players reopen <email> [--note <why>]
                             opens an account that its player closed; exclusions and limits stay as they are
  players sign-out <email> [--note <why>]
                             ends all sessions of a player, on every device
  players remove-factor <email> --by <name> --note <what was checked>
                             takes the codes of an app off whose player lost them and showed the papers of the account again
                             --by <name> says who does it, else the user of the operating system
  promotions list [--state <state>]
                             players’ promotions that wait for a decision, or all in a state
  promotions show <id>       one of them: what its player shares with whom, and who did what with it
  promotions release <id> [--note <text>]
                             lets it begin, or wait its turn
  promotions export <id>     a campaign of the desk as the file that it would be in the repository
  promotions check           whether a start would take the promotions of this folder, beside those of the desk
  promotions refuse <id> --reason <text>
                             ends it; the deposit stays the player’s, the reason is for staff
                             --by <name> says who does it; to look, else the user of the operating system
  reports check <day> [--to <day>]
                             adds those days up anew from the postings, and fails where the desk’s reports differ
  reports rebuild <day> [--to <day>]
                             makes the reports of those days what the postings come to
  vault write <day> --to <folder> --by <name>
                             the day's leaves of the log of the books with what they say, as a file that proves itself:
                             \`npm run -s vault -- verify <folder>\` makes the books of such files, with no database
  vault danish <day> --to <folder> --by <name> [--token <number> --mac <hex>]
                             the day of who lives in Denmark in the manner of the standard records on a SAFE, with the authority's
                             TamperToken if there is one (docs/rooms/supervisors.md)
  vault dutch <day> --to <folder> --by <name>
                             the day of who lives in the Netherlands in the manner of the control data bank
  vault player <pseudonym> --by <name>
                             whom the Dutch records name so, when their authority asks
  returns list               what the games returned, by kind of bet, beside theory
  returns drifts             kinds of bets whose rounds left what their figures allow; fails while one waits
  returns settle <game> <kind> <what was found> --by <name>
                             notes what staff found of one
  returns rebuild            counts every day anew from the rounds
  webhooks list              addresses that are told what happens, and how far each is
  webhooks dead              what none of them took in a day
  webhooks add <url> [--types <type,…>] [--from <number>]
                             tells an address from now on, or from a number on; shows its secret once
  webhooks rotate <id>       gives it a new secret, once shown; the one before stays good for a day
  webhooks resend <id> [--number <number>]
                             sends what is dead again: all of it, or the event of a number
  webhooks remove <id>       tells it nothing more
                             --by <name> says who does it
  withdrawals list [--state <state>]
                             what waits for approval or is to be paid, those that wait longest first
  withdrawals holds          those that a review rule holds, and why
  withdrawals show <id>      one of them: its holds, and who did what with it
  withdrawals approve <id>   lets it be paid; above WITHDRAWAL_FOUR_EYES_EUR two different people must
  withdrawals reject <id> --reason <text>
                             gives the money back; the reason is for staff
  withdrawals export <currency> [--format csv|json] [--to <file>]
                             writes what is to be paid in crypto, each once, for a signer that has the private key
  withdrawals export --batch <name> [--format csv|json] [--to <file>]
                             the same file again, without what was paid meanwhile
  withdrawals sent <id> --reference <transaction>
                             notes that the signer has paid it
  withdrawals failed <id> --reason <text> [--checked]
                             gives the money of an approved one back; --checked: nobody has paid it, and nobody will
  withdrawals request <email> <amount> <currency> [--to <address>]
                             asks for it in the name of a player who cannot sign in; without --to at Skrill
                             --by <name> says who does it; to look, else the user of the operating system
  reconcile                  ledger check, and each deposit and withdrawal against what is booked for it
  reconcile statement <file.csv>… [--provider <name>]… [--from <day>] [--to <day>]
                             holds providers' statements against their clearing accounts and lists every difference
  reconcile sandbox <day> [<day>]
                             prints the statement of the sandbox's companies and chains, such a file

Whoever is shown a player’s data is noted in the log of the desk, with whose it was.

Environment: DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL. Exit code: 0 done and sound, 1 failed or unsound, 2 a command that is none.`;
