import Sequences
import Traces

/// Adjacent lanes whose participants belong to one named module; the first module of a trace has no name.
struct ModuleGroup: Equatable {
  let title: String
  let lanes: Range<Int>
}

extension [Participant] {
  var moduleGroups: [ModuleGroup] {
    runs(by: \.module).compactMap { run in
      let title = run.first?.module ?? ""
      return title.isEmpty ? nil : ModuleGroup(title: title, lanes: run.indices)
    }
  }
}
