import Stage
import TerminalText
import Traces

struct FaultChoice {
  let run: Run
  let baselines: BaselineCache

  var offers: [(fault: Fault, points: [InjectionPoint])] {
    Fault.all.map { ($0, points(of: $0)) }.filter { !$0.points.isEmpty }
  }

  func points(of name: String) -> [InjectionPoint] {
    Fault.named(name).map(points) ?? []
  }

  private func points(of fault: Fault) -> [InjectionPoint] {
    baselines.points(of: fault, in: run.module, run.variant)
  }

  /// Returns the fault called `name` at the point that `point` names, which is the first if `point` is empty.
  func fault(named name: String, at point: String) throws(Refusal) -> InjectedFault {
    guard let fault = Fault.named(name.lowercased()) else {
      throw .unknown("fault", name, among: Fault.all.map(\.name), all: "inject")
    }
    let points = points(of: fault)
    guard let first = points.first else { throw .failed(absence(of: fault)) }
    let named = point.isEmpty ? first : try points.point(matching: point, for: fault.name)
    let injected = InjectedFault(fault: fault, point: named)
    guard !run.faults.contains(where: { !$0.isSecret && $0.title == injected.title }) else {
      throw .failed("\(injected.title) is in already.  heal  takes it out.")
    }
    return injected
  }

  /// Returns a fault that the person has to find; the same seed and run give the same fault.
  func secret(seed: Int) throws(Refusal) -> InjectedFault {
    let offers = offers
    guard !offers.isEmpty else { throw .failed("No fault can be injected here.") }
    let sum = "\(seed) \(run.title)".utf8.reduce(UInt(7)) { ($0 &* 31) &+ UInt($1) }
    let mixed = (sum ^ (sum >> 30)) &* 0xbf58_476d_1ce4_e5b9
    let offer = offers[Int((mixed >> 7) % UInt(offers.count))]
    let point = offer.points[Int((mixed >> 33) % UInt(offer.points.count))]
    return InjectedFault(fault: offer.fault, point: point, isSecret: true)
  }

  private func absence(of fault: Fault) -> String {
    let others = run.module.variants.filter { variant in
      variant.architecture != run.variant.architecture
        && !baselines.points(of: fault, in: run.module, variant).isEmpty
    }
    let there = others.map(\.architecture.name).joined(separator: ", ")
    return "\(run.title) has no place for \(fault.name).  "
      + (there.isEmpty ? "inject  lists what can be injected." : "It has one in: \(there).")
  }

  func text(width: Int) -> StyledText {
    var text = StyledText("What can be injected into \(run.title):\n", .strong)
    let column = (Fault.all.map(\.name.count).max() ?? 0) + 4
    let offers = offers
    for (fault, points) in offers {
      text += StyledText("  \(fault.name)", .command).padded(to: column) + "\(fault.summary)\n"
      let names = points.map(\.name).filter { !$0.isEmpty }
      for line in names.filled(to: max(20, width - column)) {
        text += StyledText("").padded(to: column) + StyledText(line + "\n", .dim)
      }
    }
    let others = Fault.all.map(\.name).filter { name in !offers.contains { $0.fault.name == name } }
    let present = run.faults.map { $0.isSecret ? "one that you have to find" : $0.title }
    if !present.isEmpty { text += StyledText("In: \(present.joined(separator: ", ")).\n", .bad) }
    text += "inject FAULT [PLACE] puts one in, at the first place if none is named.\n"
    guard !others.isEmpty else { return text }
    return text + StyledText("Not here: \(others.joined(separator: ", ")).\n", .dim)
  }
}

extension [String] {
  fileprivate func filled(to width: Int) -> [String] {
    var lines: [String] = []
    for (point, name) in enumerated() {
      let piece = name + (point == count - 1 ? "" : ",")
      if let last = lines.last, last.displayWidth + 1 + piece.displayWidth <= width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines += piece.wrapped(to: width)
      }
    }
    return lines
  }
}
