import LessonKit
import PrintableText
import TerminalText
import Traces

extension Command {
  static let guess = Command(
    usage: "guess FAULT PLACE [because #N]",
    help: """
      Says whether you have found the fault that  inject ?  has injected:  guess nil-link presenter.interactor
      With  because #7  it also says whether the fault shows in that row. How often you have looked is \
      counted;  findings  counts as \(LookTally.findingsWeight) looks, and so does going to a \
      finding.
      """,
    summary: "Says whether you have found the secret fault",
    example: CommandExample("guess nil-link", after: "load products; open; inject ? 7"),
    needsModule: true,
    complete: { session, words in
      guard let run = session.loaded?.run else { return [] }
      switch words.count {
      case 0: return Fault.all.map(\.name)
      case 1: return session.likelyPoints(of: words[0], in: run)
      default: return session.rowNames
      }
    },
    run: { session, words throws(Refusal) in
      if let word = words.first, Fault.named(word.lowercased()) == nil, session.isPlace(word) {
        throw .misused(
          "\(word.readable) is a place. Name the fault before it:  guess FAULT \(word.readable)"
        )
      }
      return try session.judge(words)
    }
  )
}

extension Session {
  fileprivate func isPlace(_ word: String) -> Bool {
    guard let run = loaded?.run else { return false }
    let offers = FaultChoice(run: run.faultless, baselines: baselines).offers
    return offers.flatMap(\.points).contains { $0.isNamed(word) }
  }

  fileprivate func judge(_ words: [String]) throws(Refusal) -> StyledText {
    guard let name = words.first else {
      throw .misused("Guess what?  guess nil-link presenter.interactor")
    }
    guard let fault = Fault.named(name.lowercased()) else {
      throw .unknown("fault", name, among: Fault.all.map(\.name), all: "inject")
    }
    var rest = Array(words.dropFirst())
    var reason: Int?
    let isReasoned = rest.dropLast().last?.lowercased() == "because"
    if let last = rest.last, isReasoned || last.hasPrefix("#") {
      reason = try Command.rowNumber(last, Command.guess.usage)
      rest.removeLast(isReasoned ? 2 : 1)
    }
    let place = rest.joined(separator: " ")
    let run = try requireLoaded().run
    guard let secret = run.faults.last(where: \.isSecret) else {
      throw .failed("There is nothing to guess.  inject ?  injects a fault that you have to find.")
    }
    if let reason { _ = try row(reason) }
    // An unknown or ambiguous place is refused, and does not count as a wrong guess.
    let points = FaultChoice(run: run.faultless, baselines: baselines).points(of: fault.name)
    let point =
      place.isEmpty || points.isEmpty ? nil : try points.point(matching: place, for: fault.name)
    if let reason { lesson?.run.giveReason(reason) }
    let isFault = secret.fault.name == fault.name
    let isPlace =
      secret.point.name.isEmpty
      || (point.map { $0.name == secret.point.name } ?? secret.point.isNamed(place))
    guard isFault, isPlace else {
      debugger.lookTally.guesses += 1
      let isHalf = isPlace && !place.isEmpty && !secret.point.name.isEmpty
      let verdict =
        isFault
        ? "The fault is right, the place is not."
        : isHalf ? "The place is right, the fault is not." : "It is another fault."
      return StyledText("No. ", .bad) + "\(verdict)  \(debugger.lookTally.text).\n"
    }
    var text = StyledText("Yes: \(secret.title). ", .good) + "\(debugger.lookTally.text).\n"
    if let reason { text += StyledText(try showsAt(reason, secret.fault) + "\n") }
    revealSecrets()
    state.learnerRecord.found.append(secret.fault.name + " " + secret.point.name)
    return text + StyledText("heal", .command) + "  takes it out.\n"
  }

  private func showsAt(_ row: Int, _ fault: Fault) throws(Refusal) -> String {
    let rows = findingRows(in: try reachable(), of: fault).sorted()
    if rows.contains(row) { return "It shows in #\(row)." }
    guard let first = rows.first else { return "It shows in no row yet." }
    return "It does not show in #\(row), but in #\(first)."
  }
}
