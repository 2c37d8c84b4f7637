import RoleNames
import Traces

extension NilLinks {
  func need(of link: Link) -> String {
    if link.seam.interface == "closure" { return "the closure was never set." }
    guard let role = role(behind: link) else {
      return link.seam.isListener
        ? "no object hears what the \(link.owner.role.name) sends." : "calls through it do nothing."
    }
    if role.kind == link.owner.role.kind { return "calls through it do nothing." }
    return "\(link.owner.role.name.withArticle) needs \(role.name.withArticle) there."
  }

  func losses(of link: Link) -> [String] {
    guard let first = link.losses.first, let number = first.number else { return [] }
    let name = first.label.isEmpty ? "a message" : first.message?.name ?? "one of \(first.label)"
    let property = link.seam.property.isEmpty ? "" : "\(link.seam.property)?."
    // A call with `!` ends the program, so nothing is recorded after it.
    let isLast = first.location != nil && evidence.trace.events.last?.number == number
    let end = isLast ? "; with ! the program ends there" : ""
    let call = first.message.map { ": \(property)\($0.baseName)() does nothing\(end)" } ?? ""
    let others = link.losses.dropFirst().compactMap(\.number)
    return ["#\(number) \(name) was lost\(call)."]
      + (others.isEmpty ? [] : ["So \(others.count == 1 ? "was" : "were") \(others.rowNames)."])
  }

  /// Returns a sentence about an object that was released because the nil reference does not hold it; empty if there is none.
  func releasedTarget(of link: Link) -> [String] {
    guard let role = role(behind: link) else { return [] }
    let isGone = evidence.lifetimes.releasedDuringAssembly.contains {
      $0.role.kind == role.kind
        && evidence.facts.ensembles[$0] == evidence.facts.ensembles[link.owner]
    }
    return isGone ? ["The \(role.name) itself is gone: nothing held it after the assembly."] : []
  }

  func repair(of link: Link) -> String {
    if let line = line(setting: link) { return "\(line.text) in \(line.function)" }
    if link.seam.property.isEmpty {
      return "set that reference of \(link.owner.family) \(assembly(of: link.owner))"
    }
    let left = "\(link.owner.variable).\(link.seam.property)"
    if link.seam.interface == "closure" { return "\(left) = { [weak self] … }" }
    guard let role = role(behind: link) else { return "set \(left) \(assembly(of: link.owner))" }
    return "\(left) = \(role.name.uncapitalized) \(assembly(of: link.owner))"
  }

  /// Returns the source line that sets a property of this name and fits best by `likeness`, the last of equal ones; nil for none.
  private func line(setting link: Link) -> SourceFacts.Assignment? {
    let lines = evidence.source?.assignments.filter { $0.property == link.seam.property } ?? []
    return lines.reversed().max { one, other in
      likeness(of: one, to: link.owner) < likeness(of: other, to: link.owner)
    }
  }

  /// Returns how well a line fits the owner of a nil reference: first by the line's variable, then by its type's first letters.
  private func likeness(of line: SourceFacts.Assignment, to owner: Participant) -> Int {
    let isOwn = line.function.hasPrefix(owner.family + ".")
    let shared = zip(line.function, owner.family).prefix { $0 == $1 }.count
    let variable = String(line.text.prefix { $0 != "." })
    let fits = variable == owner.variable || isOwn && variable == "self"
    return shared + (fits ? 1000 : 0)
  }

  /// Returns where an object was made: "where CartRouter makes CartPresenter"; "in the assembly of the module" if that is unknown.
  ///
  /// A Router of another module may have called a function of a type, which makes the object and is not recorded.
  private func assembly(of owner: Participant) -> String {
    let made = evidence.lifetimes.creation(of: owner).map { evidence.trace.events[$0] }
    guard let maker = made?.sender, !maker.isUser else { return "in the assembly of the module" }
    return maker.opensScreens && maker.module != owner.module
      ? "where \(owner.family) is made: in \(maker.family) or in the assembly that it calls"
      : "where \(maker.family) makes \(owner.family)"
  }

  /// Returns the role of a nil reference's target by names, references of its protocol, or a listener's caller; nil if unknown.
  private func role(behind link: Link) -> Role? {
    let roles = Role.standard.filter { $0.kind != link.owner.role.kind }
      .sorted { $0.name.count > $1.name.count }
    let word = RoleNames.word(ending: link.seam.property.capitalized)?.role
    if let role = roles.first(where: { $0.name == word }) { return role }
    let (interface, seams) = (link.seam.interface, evidence.seams)
    let target = seams.first { $0.seam.interface == interface && $0.target != nil }?.target
    if let target, !["", "closure"].contains(interface) { return target.role }
    guard link.seam.isListener else { return roles.first { interface.contains($0.name) } }
    let asker = seams.first { $0.target == link.owner && $0.owner.preparesScreens }?.owner
    return link.owner.providesData ? asker?.role : nil
  }
}

extension Seam {
  /// Whether the names of the reference mark its target as a listener of unknown role, such as a delegate.
  fileprivate var isListener: Bool {
    let words = ["Delegate", "Output", "Listener", "Observer"]
    return words.contains { interface.hasSuffix($0) || property.capitalized.hasSuffix($0) }
  }
}
