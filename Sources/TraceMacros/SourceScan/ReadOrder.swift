/// The order in which functions of a class read its recorded references, including the functions that they use.
struct ReadOrder {
  private let functions: [String: [FoundFunction]]

  init(_ functions: [FoundFunction]) {
    self.functions = Dictionary(grouping: functions) { $0.name.baseName }
  }

  /// Returns how often a function certainly compares a recorded reference with nil before any message through it.
  func nilCheckCount(of seam: String, in function: FoundFunction) -> Int {
    beginning(of: function, at: seam, around: []).nilChecks
  }

  /// Returns the members that a function uses and that lead to a recorded reference, sorted: `rows`, `show()` for
  /// methods, each with the mark of its closure.
  func uses(in function: FoundFunction) -> [String] {
    let uses = function.reads.filter { read in
      used(by: read).contains { used in
        used.name != function.name && leads(used, around: []) { !$0.mentions.isEmpty }
      }
    }
    return Set(uses.map { $0.name + ($0.isMethod ? "()" : "") + $0.closure }).sorted()
  }

  /// Returns the functions of the class that may be used in `read`; empty if `read` is the read of a reference.
  private func used(by read: FoundRead) -> [FoundFunction] {
    guard read.kind == .use else { return [] }
    return functions[read.name, default: []].filter { $0.name.hasSuffix(")") == read.isMethod }
  }

  /// Returns whether a function, or one that it uses, is accepted by `isWanted`; does not follow the functions named in `around`.
  private func leads(
    _ function: FoundFunction,
    around: Set<String>,
    to isWanted: (FoundFunction) -> Bool
  ) -> Bool {
    var seen = around.union([function.name])
    var next = [function]
    while let function = next.popLast() {
      if isWanted(function) { return true }
      let used = function.reads.flatMap(used).filter { !seen.contains($0.name) }
      seen.formUnion(used.map(\.name))
      next += used
    }
    return false
  }

  /// Returns how often a function surely compares `seam` with nil before any other read of it, and whether there is no other read.
  ///
  /// `around` has the names of the functions whose use led to this one.
  private func beginning(
    of function: FoundFunction,
    at seam: String,
    around: Set<String>
  ) -> (nilChecks: Int, isAll: Bool) {
    let around = around.union([function.name])
    var nilChecks = 0
    for read in function.reads {
      if read.kind == .use {
        let used = used(by: read).filter { !around.contains($0.name) }
        let readers = used.filter { used in
          leads(used, around: around) { $0.reads.contains { $0.kind != .use && $0.name == seam } }
        }
        guard let reader = readers.first else { continue }
        guard read.isCertain, used.count == 1 else { return (nilChecks, false) }
        let first = beginning(of: reader, at: seam, around: around)
        nilChecks += first.nilChecks
        if !first.isAll || nilChecks > ReadOrder.maximumNilChecks { return (nilChecks, false) }
      } else if read.name == seam {
        guard read.kind == .nilCheck, read.isCertain else { return (nilChecks, false) }
        nilChecks += 1
      }
    }
    return (nilChecks, true)
  }

  /// The number of comparisons after which a function that uses others is followed no further.
  private static let maximumNilChecks = 100
}

extension String {
  /// The name of a message without labels, also of a setter: `title` for `title =`.
  var baseName: String { String(prefix { $0 != "(" && $0 != " " }) }
}
