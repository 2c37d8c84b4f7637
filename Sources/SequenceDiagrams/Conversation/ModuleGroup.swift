import Sequences
import Traces

/// Neighbouring lanes of one later module.
struct ModuleGroup: Equatable {
  /// The module.
  let title: String
  /// The indices of its lanes from the left.
  let lanes: Range<Int>
}

extension [Participant] {
  /// The later modules of those who have lanes, with the lanes that stand side by side.
  var moduleGroups: [ModuleGroup] {
    runs(by: \.module).compactMap { run in
      let title = run.first?.module ?? ""
      return title.isEmpty ? nil : ModuleGroup(title: title, lanes: run.indices)
    }
  }
}
