import ComparisonData
import Stage
import Traces

extension ChangeComparison {
  /// The comparison as one line of JSON, with its keys in a fixed order.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("change", request.name)
      json.put("title", request.title)
      json.put("scenarios", request.scenarios.map(\.name))
      json.put("variants", entries) { entry, json in
        json.object { json in
          json.put("variant", entry.title(request))
          json.put("architecture", entry.architecture.name)
          json.put("excluded", entry.exclusion?.description ?? "")
        }
      }
      json.put("metrics", metrics) { $1.object($0.write) }
      json.put("uncounted", ChangeComparison.limits)
    }
    return json.text + "\n"
  }
}
