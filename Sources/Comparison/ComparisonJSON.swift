import SequenceDiagrams
import Stage
import Traces

extension ArchitectureComparison {
  /// Everything that was seen and measured, as JSON in one line; the keys always in this order.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("module", module.name)
      json.member("scenario", scenario.name)
      json.member("scenarios", module.scenarios.map(\.name))
      json.list("variants", entries) { $1.object($0.write) }
      json.list("metrics", metrics) { $1.object($0.write) }
      json.list("duties", Duty.allCases.filter { module.duties[$0] != nil }, write)
      json.list("exemptions", exemptions) { exemption, json in
        json.object { exemption.write(to: &$0) }
      }
      json.member("shared", nobodys)
      json.member("unseen", ArchitectureComparison.blindness)
    }
    return json.text + "\n"
  }

  private func write(_ duty: Duty, _ json: inout JSONWriter) {
    json.object { json in
      json.member("duty", duty.rawValue)
      json.member("work", module.duties[duty] ?? "")
      json.list("places", entries) { entry, json in
        guard let place = entry.variant.place(of: duty) else { return }
        json.object { json in
          json.member("variant", entry.variant.title)
          json.member("role", entry.role(of: place.type)?.name ?? "")
          json.member("type", place.type)
          json.member("place", "\(place.file):\(place.line)")
        }
      }
    }
  }
}

extension ArchitectureComparison.Entry {
  fileprivate func write(_ json: inout JSONWriter) {
    json.member("variant", variant.title)
    json.member("architecture", variant.architecture.name)
    json.member("summary", summary)
    json.member("excluded", exclusion?.description ?? "")
    json.member("files", variant.manifest.files)
    json.list("deviations", performance.deviations) { deviation, json in
      json.object { json in
        json.member("action", "\(deviation.action)")
        json.member("error", deviation.error.map { "\($0)" } ?? "")
      }
    }
    json.member("trace", performance.trace.notation)
  }
}

extension Exemption {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("architecture", architecture)
    json.member("scenario", scenario)
    json.member("reason", reason)
  }
}
