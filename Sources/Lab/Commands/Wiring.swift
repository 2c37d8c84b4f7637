import TerminalText
import Traces

extension Command {
  static let wiring = Command(
    usage: "wiring [NAME]",
    help: """
      Lists the references through which messages pass, and how each holds its target.
      With a name: the references of one participant: wiring view
      """,
    summary: "Lists who holds whom, and how",
    example: CommandExample("wiring presenter", after: "load products; open"),
    maximumWords: 1,
    complete: { session, _ in
      (try? session.moment().living)?.map { $0.name.lowercased() } ?? []
    },
    run: { session, words throws(Refusal) in
      let wiring = Wiring(at: try session.moment())
      if wiring.references.isEmpty { try session.refuseToLook(at: "who references whom") }
      guard let name = words.first ?? session.loaded?.soloist?.name else {
        return session.settings.isPlain
          ? wiring.sentences : wiring.text(isASCII: session.settings.isASCII)
      }
      guard let owner = wiring.living.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        let names = wiring.living.map { $0.name.lowercased() }
        throw .unknown("participant", name, among: names, all: "wiring")
      }
      let own = wiring.references.filter { $0.owner == owner }
      guard !own.isEmpty else { return StyledText("\(owner.name) holds no seam.\n") }
      return wiring.lines(of: own, isASCII: session.settings.isASCII)
    }
  )
}

struct Wiring {
  struct Reference {
    let owner: Participant
    let seam: Seam
    let target: Participant?
    let isTargetGone: Bool

    var isClosure: Bool { seam.interface == "closure" }

    private func arrow(isASCII: Bool) -> String {
      if isClosure { return isASCII ? "..>" : "··►" }
      if seam.strength == .strong { return isASCII ? "==>" : "━━►" }
      return isASCII ? "-->" : "╌╌►"
    }

    var name: String { "\(owner.name).\(seam.property)" }

    var targetName: String {
      guard let target else { return isClosure ? "a closure" : "nil" }
      guard isTargetGone else { return target.name }
      return seam.strength == .unowned
        ? "\(target.name), which is gone" : "nil (\(target.name) is gone)"
    }

    func line(isASCII: Bool, _ widths: (name: Int, target: Int)) -> StyledText {
      var text = StyledText("  ")
      text += StyledText(owner.name, .role(owner.role)) + ".\(seam.property)"
      text = text.padded(to: widths.name + 3) + StyledText(arrow(isASCII: isASCII), .dim) + " "
      let style: TextStyle = target == nil || isTargetGone ? .bad : .role(target?.role ?? .user)
      text += StyledText(targetName, style)
      guard !seam.interface.isEmpty else { return text }
      return text.padded(to: widths.name + widths.target + 9)
        + StyledText("as \(seam.interface)", .dim)
    }
  }

  let references: [Reference]
  let living: [Participant]

  init(at moment: Moment) {
    let events = moment.trace.events
    living = moment.living
    let gone = Set(events.filter { $0.kind == .gone }.flatMap(\.objects))
    var held: [Participant: [Reference]] = [:]
    var known: [Participant: Set<String>] = [:]
    for event in events.reversed() where event.kind == .wired {
      guard let owner = event.sender, let seam = event.seam,
        known[owner, default: []].insert(seam.property).inserted
      else { continue }
      let isGone = event.receiver.map(gone.contains) ?? false
      held[owner, default: []].append(
        Reference(owner: owner, seam: seam, target: event.receiver, isTargetGone: isGone)
      )
    }
    references = living.flatMap { owner in (held[owner] ?? []).reversed() }
  }

  func lines(of some: [Reference], isASCII: Bool) -> StyledText {
    let names = references.map(\.name.displayWidth).max() ?? 0
    let targets = references.map(\.targetName.displayWidth).max() ?? 0
    return StyledText(lines: some.map { $0.line(isASCII: isASCII, (names, targets)) })
  }

  func text(isASCII: Bool) -> StyledText {
    guard !references.isEmpty else { return StyledText("No seam is set.\n") }
    let count = references.count.counted("seam")
    var text =
      StyledText(count, .strong)
      + "\(references.count == 1 ? " (a reference" : " (references") through which messages pass):\n"
    text += lines(of: references, isASCII: isASCII)
    text.append(
      isASCII
        ? "==> strong: keeps it alive   --> weak: becomes nil when nobody else holds it\n"
        : "━━► strong: keeps it alive   ╌╌► weak: becomes nil when nobody else holds it\n",
      .dim
    )
    let unowned = references.filter { $0.seam.strength == .unowned }.map(\.name)
    if !unowned.isEmpty {
      text.append(
        "\(unowned.joined(separator: ", ")): unowned, never nil. "
          + "A call to a released object stops the app.\n",
        .dim
      )
    }
    if references.contains(where: \.isClosure) {
      text.append("\(isASCII ? "..>" : "··►") closure: what it holds cannot be seen\n", .dim)
    }
    for face in faces { text += StyledText(face + "\n") }
    return text
  }

  var sentences: StyledText {
    StyledText(
      lines: references.map { reference in
        let how = reference.isClosure ? "calls" : "holds"
        let strength = reference.isClosure ? "by a closure" : "\(reference.seam.strength)"
        let interface = reference.isClosure ? "" : ", as \(reference.seam.interface)"
        return StyledText(
          "\(reference.name) \(how) \(reference.targetName), \(strength)\(interface)."
        )
      }
    )
  }

  private var faces: [String] {
    let ofTargets = Dictionary(grouping: references.filter { $0.target != nil }, by: \.target)
    return living.compactMap { participant in
      let mine = ofTargets[participant] ?? []
      let interfaces = mine.map(\.seam.interface).uniqued()
      guard interfaces.count > 1 else { return nil }
      let who = interfaces.map { interface in
        let owners = mine.filter { $0.seam.interface == interface }.map { "the \($0.owner.name)" }
        return "one for \(owners.uniqued().joined(separator: " and "))"
      }
      return
        "The \(participant.name) has \(interfaces.count) faces: \(who.joined(separator: ", "))."
    }
  }
}
