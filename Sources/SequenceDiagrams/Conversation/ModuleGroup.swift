import Sequences
import Traces

/// Adjacent lanes (participants' columns) of one named module; the module loaded first has no name and no group.
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
