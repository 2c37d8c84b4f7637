import Traces

extension Rule {
  static let nilLink = Rule(
    "nil-link",
    RulePage(
      "every reference that is used has been set",
      what: """
        A reference through which messages should pass is nil. In Swift a call through an optional \
        reference that is nil does nothing.
        """,
      why: """
        There is no error and no crash. What should follow simply does not happen, and the line \
        that is wrong is far from the screen where something is missing.
        """,
      signs: """
        A screen stays empty, or a button does nothing. In a diagram the arrow ends in a cross: \
        lost, nil. Often the object that should have been called is gone, since nobody held it.
        """,
      repair: "Set the reference where the module is put together.",
      code: """
        let presenter = Presenter()
        presenter.interactor = Interactor()
        """,
      hint: """
        wiring lists every reference and whom it points to; one that was never set points to nil.
        """
    )
  ) { evidence in NilLinks(evidence).judgement }
}

/// References that were nil when they were needed.
private struct NilLinks {
  private let evidence: Evidence
  private let lifetimes: Lifetimes
  /// Who was gone as soon as the module was made.
  private let releasedDuringAssembly: [Participant]
  /// Messages lost at a reference that had been set and was let go on purpose, by their indices.
  private var released: Set<Int> = []

  init(_ evidence: Evidence) {
    self.evidence = evidence
    lifetimes = evidence.lifetimes
    releasedDuringAssembly = lifetimes.releasedDuringAssembly
    var settings: [Participant: [String: Setting]] = [:]
    for (index, event) in evidence.events {
      guard let owner = event.sender, let property = event.seam?.property else { continue }
      if event.kind == .wired {
        settings[owner, default: [:]][property, default: Setting()].take(event.receiver)
      } else if event.kind == .lost, settings[owner]?[property]?.isReleased == true {
        released.insert(index)
      }
    }
  }

  var judgement: Judgement {
    var judged = Set(evidence.seams.map { Subject.seam($0.owner, $0.property) })
    for (index, event) in evidence.events where event.isMessage { judged.insert(.message(index)) }
    return Judgement(
      links.map(finding),
      judged: judged,
      none: "no message was sent and no seam was set"
    )
  }

  /// A reference that is nil, and the messages that it lost.
  private struct Link {
    let owner: Participant
    let seam: Seam
    var losses: [Event] = []
  }

  /// What a reference was set to so far.
  private struct Setting {
    private var wasSet = false
    private var isNil = true

    /// Whether it was set and is nil now.
    var isReleased: Bool { wasSet && isNil }

    mutating func take(_ target: Participant?) {
      isNil = target == nil
      if !isNil { wasSet = true }
    }
  }

  private var links: [Link] {
    var links: [Link] = []
    var known: [[String]: Int] = [:]
    for event in unset + lost {
      guard let owner = event.sender else { continue }
      let property = event.seam?.property ?? event.receiver?.variable ?? "a reference"
      let index = known[[owner.family, property]] ?? links.count
      known[[owner.family, property]] = index
      if index == links.count {
        links.append(Link(owner: owner, seam: event.seam ?? Seam(property)))
      }
      if event.kind == .lost { links[index].losses.append(event) }
    }
    return links
  }

  /// The messages lost at a reference that nobody let go on purpose.
  private var lost: [Event] {
    evidence.events.filter { index, event in
      event.kind == .lost && event.loss == .nil && !released.contains(index)
    }
    .map(\.element)
  }

  /// The references that were set to nil and never to anything else.
  private var unset: [Event] {
    let set = Set(
      evidence.trace.events.filter { $0.kind == .wired && $0.receiver != nil }.map {
        "\($0.sender?.name ?? "").\($0.seam?.property ?? "")"
      }
    )
    let all = evidence.trace.events
    return all.prefix(sound).filter { event in
      event.kind == .wired && event.receiver == nil && event.seam?.interface != "closure"
        && !set.contains("\(event.sender?.name ?? "").\(event.seam?.property ?? "")")
    }
  }

  /// How many events there are before somebody went for want of a reference: what is nil after that
  /// may be nil because of it.
  private var sound: Int {
    let all = evidence.trace.events
    let ends = releasedDuringAssembly.compactMap { lifetimes.end(of: $0) }
    guard let first = ends.min() else { return all.count }
    return max(first, all.firstIndex { $0.kind == .action } ?? all.count)
  }

  private func finding(_ link: Link) -> Finding {
    Finding(
      "nil-link",
      "\(link.owner).\(link.seam.property) is nil; \(need(of: link))",
      details: losses(of: link) + victim(of: link),
      repair: repair(of: link),
      rows: link.losses.compactMap(\.number)
    )
  }
}

extension NilLinks {
  private func need(of link: Link) -> String {
    if link.seam.interface == "closure" { return "nobody has set the closure." }
    guard let role = role(behind: link) else {
      return link.seam.isListener
        ? "nobody hears what the \(link.owner.role.name) says there." : "nobody is called there."
    }
    if role.kind == link.owner.role.kind { return "nobody is called there." }
    return "\(link.owner.role.name.withArticle) needs \(role.name.withArticle) there."
  }

  private func losses(of link: Link) -> [String] {
    guard let first = link.losses.first, let number = first.number else { return [] }
    let name = first.label.isEmpty ? "a message" : first.message?.name ?? "one of \(first.label)"
    let call = first.message.map { ": \(link.seam.property)?.\($0.baseName)() does nothing" } ?? ""
    let others = link.losses.dropFirst().compactMap(\.number)
    return ["#\(number) \(name) was lost\(call)."]
      + (others.isEmpty ? [] : ["So \(others.count == 1 ? "was" : "were") \(others.rowNames)."])
  }

  /// Who should have been held by the reference, and is gone for want of it.
  private func victim(of link: Link) -> [String] {
    guard let role = role(behind: link) else { return [] }
    let isGone = releasedDuringAssembly.contains {
      $0.role.kind == role.kind && ($0.module == link.owner.module || $0.module.isEmpty)
    }
    return isGone ? ["The \(role.name) itself is gone: nobody held it after \(assembly)."] : []
  }

  /// The line that sets the reference as the source has it, else what it most likely is.
  private func repair(of link: Link) -> String {
    if let line = line(setting: link) { return "\(line.text) in \(line.function)" }
    let left = "\(link.owner.variable).\(link.seam.property)"
    if link.seam.interface == "closure" { return "\(left) = { [weak self] … }" }
    guard let role = role(behind: link) else { return "set \(left) in \(assembly)" }
    return "\(left) = \(role.name.uncapitalized) in \(assembly)"
  }

  /// Where the source sets a property of that name; of several the one whose type is called most
  /// like the owner's.
  private func line(setting link: Link) -> SourceFacts.Assignment? {
    let lines = evidence.source?.assignments.filter { $0.property == link.seam.property } ?? []
    return lines.reversed().max { one, other in
      likeness(of: one, to: link.owner) < likeness(of: other, to: link.owner)
    }
  }

  /// How well a line fits the owner: it names a variable of its role, in a type of its feature.
  private func likeness(of line: SourceFacts.Assignment, to owner: Participant) -> Int {
    let isOwn = line.function.hasPrefix(owner.family + ".")
    let shared = zip(line.function, owner.family).prefix { $0 == $1 }.count
    let variable = String(line.text.prefix { $0 != "." })
    let fits = variable == owner.variable || isOwn && variable == "self"
    return shared + (fits ? 1000 : 0)
  }

  private var assembly: String {
    evidence.trace.lanes.contains { $0.role.isOfKind(to: .router) }
      ? "createModule()" : "the assembly of the module"
  }

  /// The role that a reference asks for: by its own name, by who stands behind that protocol
  /// elsewhere, by who asks its owner, or by the name of the protocol.
  private func role(behind link: Link) -> Role? {
    let roles = Role.standard.sorted { $0.name.count > $1.name.count }
    if let role = roles.first(where: { link.seam.property.capitalized == $0.name }) { return role }
    if let role = target(behind: link)?.role { return role }
    if link.seam.isListener {
      return link.owner.isAskedForData ? asker(of: link.owner)?.role : nil
    }
    return roles.first { link.seam.interface.contains($0.name) }
  }

  /// Whom another reference of that protocol points to.
  private func target(behind link: Link) -> Participant? {
    guard !link.seam.interface.isEmpty, link.seam.interface != "closure" else { return nil }
    return evidence.seams.first { $0.seam.interface == link.seam.interface && $0.target != nil }?
      .target
  }

  /// Who refers to somebody, if it is one that prepares a screen.
  private func asker(of owner: Participant) -> Participant? {
    evidence.seams.first { $0.target == owner && $0.owner.preparesScreens }?.owner
  }
}

extension Seam {
  /// Whether somebody listens there whose role its protocol does not tell: it is named after the
  /// one who speaks.
  fileprivate var isListener: Bool {
    let words = ["Delegate", "Output", "Listener", "Observer"]
    return words.contains { interface.hasSuffix($0) || property.capitalized.hasSuffix($0) }
  }
}
