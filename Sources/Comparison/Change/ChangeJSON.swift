import Stage
import Traces

extension ChangeComparison {
  /// Everything that was counted, as JSON in one line; the keys always in this order.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("module", module.name)
      json.member("change", request.name)
      json.member("title", request.title)
      json.member("scenarios", request.scenarios.map(\.name))
      json.list("variants", entries) { entry, json in
        json.object { json in
          json.member("variant", entry.variant.title)
          json.member("architecture", entry.variant.architecture.name)
          json.member("excluded", entry.exclusion?.description ?? "")
        }
      }
      json.list("metrics", metrics) { $1.object($0.write) }
      json.member("uncounted", ChangeComparison.limits)
    }
    return json.text + "\n"
  }
}
