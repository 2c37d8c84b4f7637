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
        There is no error and no crash. What should follow simply does not happen, and the place \
        that is wrong is far from the place where something is missing.
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
        wiring lists every reference that is set; look for the one that is missing there.
        """
    )
  ) { evidence in NilLinks(evidence).judgement }
}

/// References that were nil when they were needed.
private struct NilLinks {
  private let evidence: Evidence
  /// Who was gone as soon as the module was made.
  private let stillborn: [Participant]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    stillborn = evidence.lifetimes.stillborn
  }

  var judgement: Judgement {
    let messages = evidence.events.filter { $0.element.isMessage }.map {
      Subject.message($0.offset)
    }
    let seams = evidence.seams.map { Subject.seam($0.owner, $0.property) }
    return Judgement(
      links.map(finding),
      judged: Set(messages + seams),
      none: "no message was sent and no seam was set"
    )
  }

  /// A reference that is nil, and the messages that it lost.
  private struct Link {
    let owner: Participant
    let seam: Seam
    var losses: [Event] = []
  }

  private var links: [Link] {
    var links: [Link] = []
    var known: [[String]: Int] = [:]
    for event in unset + evidence.lost(.nil) where !isReleased(event) {
      guard let owner = event.sender else { continue }
      let property = event.seam?.property ?? event.receiver?.variable ?? "a reference"
      let place = known[[owner.family, property]] ?? links.count
      known[[owner.family, property]] = place
      if place == links.count {
        links.append(Link(owner: owner, seam: event.seam ?? Seam(property)))
      }
      if event.kind == .lost { links[place].losses.append(event) }
    }
    return links
  }

  /// Whether a message was lost at a reference that had been set and was let go on purpose.
  private func isReleased(_ lost: Event) -> Bool {
    guard lost.kind == .lost, let owner = lost.sender, let seam = lost.seam else { return false }
    let settings = evidence.trace.events.prefix { $0.number != lost.number }.filter {
      $0.kind == .wired && $0.sender == owner && $0.seam?.property == seam.property
    }
    return settings.last?.receiver == nil && settings.contains { $0.receiver != nil }
  }

  /// The references that were set to nil and never to anything else.
  private var unset: [Event] {
    let set = Set(
      evidence.trace.events.filter { $0.kind == .wired && $0.receiver != nil }.map {
        "\($0.sender?.name ?? "").\($0.seam?.property ?? "")"
      }
    )
    let all = evidence.trace.events
    let looked = stillborn.isEmpty ? all[...] : all.prefix { $0.kind != .action }
    return looked.filter { event in
      event.kind == .wired && event.receiver == nil && event.seam?.interface != "closure"
        && !set.contains("\(event.sender?.name ?? "").\(event.seam?.property ?? "")")
    }
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
    if link.seam.isListener { return "nobody hears what the \(link.owner.role.name) says there." }
    guard let role = role(behind: link.seam) else { return "nobody is called there." }
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
    guard let role = role(behind: link.seam) else { return [] }
    let isGone = stillborn.contains {
      $0.role.kind == role.kind && $0.module == link.owner.module
    }
    return isGone ? ["The \(role.name) itself is gone: nobody held it after \(assembly)."] : []
  }

  private func repair(of link: Link) -> String {
    let left = "\(link.owner.variable).\(link.seam.property)"
    if link.seam.interface == "closure" { return "\(left) = { [weak self] … }" }
    if link.seam.isListener { return "set \(left) in \(assembly)" }
    let right = role(behind: link.seam)?.name.uncapitalized ?? link.seam.property
    return "\(left) = \(right) in \(assembly)"
  }

  private var assembly: String {
    evidence.trace.lanes.contains { $0.role.isKin(to: .router) }
      ? "createModule()" : "the assembly of the module"
  }

  /// The role that a reference asks for, by its own name or that of its protocol.
  private func role(behind seam: Seam) -> Role? {
    if seam.isListener { return nil }
    let roles = Role.standard.sorted { $0.name.count > $1.name.count }
    return roles.first { seam.property.capitalized == $0.name }
      ?? roles.first { seam.interface.contains($0.name) }
  }
}

extension Seam {
  /// Whether somebody listens there whose role its protocol does not tell: it is named after the
  /// one who speaks.
  fileprivate var isListener: Bool { interface.hasSuffix("Delegate") || property == "delegate" }
}
